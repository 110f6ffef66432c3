CREATE TABLE "escrow_accounts" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"bik" text NOT NULL,
	"correspondent_account" text NOT NULL,
	"account" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "escrow_accounts_digits" CHECK ("escrow_accounts"."bik" ~ '^\d{9}$' and "escrow_accounts"."correspondent_account" ~ '^\d{20}$' and "escrow_accounts"."account" ~ '^\d{20}$')
);
--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "escrow_accounts_account" ON "escrow_accounts" USING btree ("account","bik");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "escrow_accounts" TO novosel_app;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The holder's alone: another member of the deal does not pay.
CREATE POLICY own_rows ON "escrow_accounts" USING (row_is_open() or exists (select from deals d where d.id = deal_id and d.user_id = any (reader_ids())));
