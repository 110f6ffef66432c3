CREATE TABLE "screen_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"operator_role" text NOT NULL,
	"operator_session" uuid NOT NULL,
	"operator_socket" text,
	"buyer_session" uuid,
	"buyer_socket" text,
	"asked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_why" text
);
--> statement-breakpoint
ALTER TABLE "screen_sessions" ADD CONSTRAINT "screen_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_sessions" ADD CONSTRAINT "screen_sessions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screen_sessions_person" ON "screen_sessions" USING btree ("user_id") WHERE "screen_sessions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "screen_sessions_operator" ON "screen_sessions" USING btree ("operator_id") WHERE "screen_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "screen_sessions_history" ON "screen_sessions" USING btree ("user_id","asked_at");--> statement-breakpoint
-- A record of who looked at whose screen stays.
grant select, insert, update on screen_sessions to novosel_app;
