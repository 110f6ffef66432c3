-- What the buyer chooses of a deal: every calculation that he saves is kept, one of them is in force.
CREATE TABLE "deal_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"choice" jsonb NOT NULL,
	"sums" jsonb NOT NULL,
	"price_kopecks" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "deal_quotes_hash" CHECK ("deal_quotes"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "deal_quotes_price" CHECK ("deal_quotes"."price_kopecks" > 0)
);
--> statement-breakpoint
CREATE TABLE "deal_parameters" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"certificate_id" uuid
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "price_kopecks" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "payment_form" text;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_chosen" CHECK (("deals"."price_kopecks" is null) = ("deals"."payment_form" is null));--> statement-breakpoint
ALTER TABLE "deal_quotes" ADD CONSTRAINT "deal_quotes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_quotes" ADD CONSTRAINT "deal_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_parameters" ADD CONSTRAINT "deal_parameters_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_parameters" ADD CONSTRAINT "deal_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_parameters" ADD CONSTRAINT "deal_parameters_quote_id_deal_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."deal_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_quotes_deal" ON "deal_quotes" USING btree ("deal_id","made_at");--> statement-breakpoint
CREATE INDEX "deal_quotes_user" ON "deal_quotes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_parameters_certificate" ON "deal_parameters" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "deal_parameters_user" ON "deal_parameters" USING btree ("user_id");--> statement-breakpoint
create trigger deal_quotes_kept before update or delete on deal_quotes for each row execute function append_only();
--> statement-breakpoint
GRANT SELECT, INSERT ON "deal_quotes" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "deal_parameters" TO novosel_app;--> statement-breakpoint
ALTER TABLE "deal_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deal_parameters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The main buyer's alone: how he pays is nobody else's.
CREATE POLICY own_rows ON "deal_quotes" USING (row_is_of(user_id));--> statement-breakpoint
CREATE POLICY own_rows ON "deal_parameters" USING (row_is_of(user_id));
