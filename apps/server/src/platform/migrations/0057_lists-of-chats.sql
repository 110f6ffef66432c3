DROP INDEX "chats_moved";--> statement-breakpoint
CREATE INDEX "chats_answered" ON "chats" USING btree ("moved_at" DESC NULLS FIRST,"id") WHERE waiting_since is null and closed_at is null and last_seq > 0;--> statement-breakpoint
CREATE INDEX "chats_closed" ON "chats" USING btree ("moved_at" DESC NULLS FIRST,"id") WHERE closed_at is not null and last_seq > 0;