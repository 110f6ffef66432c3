CREATE TABLE "booking_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"agreement_id" uuid NOT NULL,
	"replaces_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "finishing" text;--> statement-breakpoint
ALTER TABLE "booking_editions" ADD CONSTRAINT "booking_editions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_editions" ADD CONSTRAINT "booking_editions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_editions_number" ON "booking_editions" USING btree ("booking_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_editions_open" ON "booking_editions" USING btree ("booking_id") WHERE closed_at is null;--> statement-breakpoint
grant select, insert, update, delete on booking_editions to novosel_app;
