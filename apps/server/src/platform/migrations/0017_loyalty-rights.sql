CREATE TABLE "loyalty_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"title_ru" text NOT NULL,
	"title_en" text NOT NULL,
	"kopecks" bigint NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loyalty_deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"deal_id" uuid,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"complex" text NOT NULL,
	"kopecks" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_deals_deal_id_unique" UNIQUE("deal_id")
);
--> statement-breakpoint
ALTER TABLE "loyalty_certificates" ADD CONSTRAINT "loyalty_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_deals" ADD CONSTRAINT "loyalty_deals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_deals" ADD CONSTRAINT "loyalty_deals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_certificates_user" ON "loyalty_certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "loyalty_deals_user" ON "loyalty_deals" USING btree ("user_id","at");--> statement-breakpoint
ALTER TABLE "loyalty_accounts" DROP COLUMN "contract_count";--> statement-breakpoint
ALTER TABLE "loyalty_accounts" DROP COLUMN "commercial_contract_count";--> statement-breakpoint
ALTER TABLE "loyalty_accounts" DROP COLUMN "contract_kopecks";--> statement-breakpoint
ALTER TABLE "loyalty_accounts" DROP COLUMN "commercial_contract_kopecks";--> statement-breakpoint
ALTER TABLE "loyalty_accounts" ADD CONSTRAINT "loyalty_accounts_card_number_unique" UNIQUE("card_number");--> statement-breakpoint
create trigger loyalty_deals_kept before update or delete on loyalty_deals for each row execute function append_only();
--> statement-breakpoint
grant select, insert on loyalty_deals to novosel_app;
--> statement-breakpoint
grant select, insert, update on loyalty_certificates to novosel_app;
