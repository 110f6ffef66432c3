ALTER TABLE "payments" ADD COLUMN "fiscal_receipt" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fiscal_receipt" jsonb;