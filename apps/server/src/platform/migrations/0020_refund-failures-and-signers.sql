ALTER TABLE "documents" ADD COLUMN "signer" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
update refunds set asked_at = created_at;
--> statement-breakpoint
update refunds set failed_at = created_at, failure = 'unknown' where state = 'failed';
