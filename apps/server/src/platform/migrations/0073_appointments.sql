CREATE TABLE "appointment_times" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"channel" text NOT NULL,
	"office_id" uuid NOT NULL,
	"host_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"wishes" text[] NOT NULL,
	"comes" integer[] NOT NULL,
	"user_id" integer,
	"state_at" timestamp with time zone NOT NULL,
	"reminded" text,
	CONSTRAINT "appointments_span" CHECK ("appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_state" CHECK ("appointments"."state" in ('held', 'made', 'moved', 'cancelled', 'expired', 'kept', 'signed', 'missed-by-guest', 'missed-by-host')),
	CONSTRAINT "appointments_channel" CHECK ("appointments"."channel" in ('office', 'call', 'video', 'Zoom', 'Telegram'))
);
--> statement-breakpoint
CREATE TABLE "office_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office_id" uuid NOT NULL,
	"host_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "office_blocks_span" CHECK ("office_blocks"."starts_at" < "office_blocks"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "office_hosts" (
	"office_id" uuid NOT NULL,
	"host_id" integer NOT NULL,
	"hours" jsonb,
	"languages" text[] NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "office_hosts_office_id_host_id_pk" PRIMARY KEY("office_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"directions" text NOT NULL,
	"zone" text NOT NULL,
	"in_zone_ru" text NOT NULL,
	"in_zone_en" text NOT NULL,
	"region" text NOT NULL,
	"step_free" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"open" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_blocks" ADD CONSTRAINT "office_blocks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_blocks" ADD CONSTRAINT "office_blocks_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_hosts" ADD CONSTRAINT "office_hosts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_hosts" ADD CONSTRAINT "office_hosts_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_times_host" ON "appointment_times" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_times_held" ON "appointment_times" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "appointments_deal" ON "appointments" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_held" ON "appointments" USING btree ("deal_id") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_made" ON "appointments" USING btree ("deal_id",(channel = 'office')) WHERE state = 'made';--> statement-breakpoint
CREATE INDEX "appointments_starts" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "office_blocks_office" ON "office_blocks" USING btree ("office_id","ends_at");--> statement-breakpoint
CREATE INDEX "office_hosts_host" ON "office_hosts" USING btree ("host_id");--> statement-breakpoint
-- One time of one host is one meeting, held or made.
ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_one" EXCLUDE USING gist (int4range("host_id", "host_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "offices" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "office_hosts" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "office_blocks" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "appointment_times" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("held_until") ON "appointment_times" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "appointments" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "state_at", "reminded", "uid", "sequence") ON "appointments" TO novosel_app;--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Every party of the deal sees its meetings.
CREATE POLICY own_rows ON "appointments" USING (row_is_open() or exists (select from deals d where d.id = deal_id));
