ALTER TABLE "deposits" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_ask_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_ask_at") WHERE done_at is null;