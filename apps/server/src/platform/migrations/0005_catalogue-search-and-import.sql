CREATE TABLE "estate_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"estate_ids" integer[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "estate_sets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "favourite_notes" (
	"user_id" integer NOT NULL,
	"estate_id" integer NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_notes_user_id_estate_id_pk" PRIMARY KEY("user_id","estate_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"partner_id" integer,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "favourite_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" date,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"lines" integer NOT NULL,
	"changed" integer NOT NULL,
	"created" integer NOT NULL,
	"wrong" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"estate_id" integer,
	"title" text NOT NULL,
	"what" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"fresh" jsonb,
	"applied" boolean NOT NULL,
	CONSTRAINT "import_lines_batch_id_line_pk" PRIMARY KEY("batch_id","line")
);
--> statement-breakpoint
CREATE TABLE "planned_prices" (
	"batch_id" uuid NOT NULL,
	"estate_id" integer NOT NULL,
	"form" text NOT NULL,
	"before_kopecks" bigint,
	"kopecks" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "planned_prices_batch_id_estate_id_form_pk" PRIMARY KEY("batch_id","estate_id","form")
);
--> statement-breakpoint
CREATE TABLE "site_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complex_id" integer NOT NULL,
	"building_id" integer,
	"happened_on" date NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"news_id" uuid,
	"place" integer NOT NULL,
	"storage_key" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "estates_sale_price";--> statement-breakpoint
ALTER TABLE "estates" ADD COLUMN "handover_key" integer;--> statement-breakpoint
ALTER TABLE "estates" ADD COLUMN "section_floors" integer;--> statement-breakpoint
ALTER TABLE "estates" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
-- What houses already in the catalogue know of themselves.
UPDATE "estates" e SET
  "handover_key" = (select h.year * 10 + h.quarter from handover_promises h where h.building_id = e.building_id order by h.promised_on desc limit 1),
  "section_floors" = (select s.floors from sections s where s.id = e.section_id),
  "listed_at" = coalesce((select min(p.valid_from) from price_history p where p.estate_id = e.id),
                         (select b.started_on::timestamptz from buildings b where b.id = e.building_id));--> statement-breakpoint
ALTER TABLE "estates" ALTER COLUMN "handover_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "estates" ALTER COLUMN "section_floors" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "estates" ALTER COLUMN "listed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "estate_sets" ADD CONSTRAINT "estate_sets_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_notes" ADD CONSTRAINT "favourite_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_notes" ADD CONSTRAINT "favourite_notes_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shares" ADD CONSTRAINT "favourite_shares_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shares" ADD CONSTRAINT "favourite_shares_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_news" ADD CONSTRAINT "site_news_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_news" ADD CONSTRAINT "site_news_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_news" ADD CONSTRAINT "site_news_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_news_id_site_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."site_news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estate_sets_created" ON "estate_sets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourite_shares_inviter" ON "favourite_shares" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "favourite_shares_partner" ON "favourite_shares" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "import_batches_created" ON "import_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "planned_prices_due" ON "planned_prices" USING btree ("valid_from") WHERE applied_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX "site_news_all" ON "site_news" USING btree ("happened_on","id");--> statement-breakpoint
CREATE INDEX "site_news_complex" ON "site_news" USING btree ("complex_id","happened_on","id");--> statement-breakpoint
CREATE INDEX "site_pictures_news" ON "site_pictures" USING btree ("news_id","place");--> statement-breakpoint
CREATE INDEX "estates_sale_full" ON "estates" USING btree ("kind",price_full,"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base" ON "estates" USING btree ("kind",price_base,"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage" ON "estates" USING btree ("kind",(coalesce(price_mortgage, price_full)),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_full_metre" ON "estates" USING btree ("kind",(price_full * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base_metre" ON "estates" USING btree ("kind",(price_base * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage_metre" ON "estates" USING btree ("kind",(coalesce(price_mortgage, price_full) * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_floor" ON "estates" USING btree ("kind","floor","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_handover" ON "estates" USING btree ("kind","handover_key","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_listed" ON "estates" USING btree ("kind","listed_at","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_complex" ON "estates" USING btree ("complex_id","kind","price_full","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_building" ON "estates" USING btree ("building_id","section_id","floor");--> statement-breakpoint
CREATE INDEX "flat_items_cart" ON "flat_items" USING btree ("estate_id") WHERE category = 'cart';--> statement-breakpoint
-- Estates that an import makes; the generator's own numbers stand below.
create sequence estate_ids start 10000000;--> statement-breakpoint
grant usage on sequence estate_ids to novosel_app;--> statement-breakpoint
grant select, insert, update, delete on favourite_notes, favourite_shares, estate_sets, import_batches, import_lines,
  planned_prices, site_news, site_pictures to novosel_app;
