CREATE TABLE "mortgage_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"estate_id" integer NOT NULL,
	"program" text NOT NULL,
	"price_kopecks" bigint NOT NULL,
	"own_kopecks" bigint NOT NULL,
	"months" integer NOT NULL,
	"work" text NOT NULL,
	"employer" text NOT NULL,
	"income_kopecks" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "mortgage_applications_sums" CHECK ("mortgage_applications"."own_kopecks" >= 0 and "mortgage_applications"."own_kopecks" < "mortgage_applications"."price_kopecks" and "mortgage_applications"."income_kopecks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "application_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "request_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "months" integer;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "insurance_kopecks" bigint;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_open" ON "mortgage_applications" USING btree ("booking_id") WHERE "mortgage_applications"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mortgage_applications_user" ON "mortgage_applications" USING btree ("user_id","sent_at");--> statement-breakpoint
ALTER TABLE "mortgage_bids" ADD CONSTRAINT "mortgage_bids_application_id_mortgage_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."mortgage_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_bids_bank" ON "mortgage_bids" USING btree ("application_id","bank");--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_bids_chosen" ON "mortgage_bids" USING btree ("application_id") WHERE "mortgage_bids"."status" = 'chosen';--> statement-breakpoint
CREATE INDEX "mortgage_bids_due" ON "mortgage_bids" USING btree ("next_ask_at");--> statement-breakpoint
CREATE INDEX "mortgage_bids_valid" ON "mortgage_bids" USING btree ("valid_until") WHERE "mortgage_bids"."status" = 'approved';--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mortgage_applications" TO novosel_app;
--> statement-breakpoint
ALTER TABLE "mortgage_applications" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "mortgage_applications" USING (row_is_of(user_id));
