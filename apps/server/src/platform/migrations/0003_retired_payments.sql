DROP INDEX "payments_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("deposit_id") WHERE settled_at is null and retired_at is null;