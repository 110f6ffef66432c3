CREATE TABLE "eds_confirmations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"passport_hash" text NOT NULL,
	"snils" text NOT NULL,
	"inn" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eds_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "eds_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 7001 CACHE 1),
	"user_id" integer NOT NULL,
	"way" text NOT NULL,
	"kind" text NOT NULL,
	"renews" text,
	"person" jsonb NOT NULL,
	"passport_hash" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kopecks" bigint NOT NULL,
	"until" timestamp with time zone,
	"visit_address" text,
	"visit_day" date,
	"visit_from" integer,
	"missed" integer DEFAULT 0 NOT NULL,
	"branch" text,
	"identity_at" timestamp with time zone,
	"identity_refusal" text,
	"reason" text,
	"certificate" text,
	"serial" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"revoke_cause" text,
	"revoked_at" timestamp with time zone,
	"reminded" integer,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "eds_orders_state" CHECK ("eds_orders"."state" in ('to-pay', 'asked', 'identity', 'issued', 'refused', 'cancelled', 'burnt')),
	CONSTRAINT "eds_orders_way" CHECK ("eds_orders"."way" in ('goskey', 'delivery', 'bank', 'mfc')),
	CONSTRAINT "eds_orders_issued" CHECK (("eds_orders"."state" = 'issued') = ("eds_orders"."certificate" is not null))
);
--> statement-breakpoint
CREATE TABLE "operator_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"object_id" text,
	"event" text,
	"body" jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
DROP TABLE "eds_invoices" CASCADE;--> statement-breakpoint
DROP TABLE "eds_signatures" CASCADE;--> statement-breakpoint
ALTER TABLE "eds_confirmations" ADD CONSTRAINT "eds_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eds_orders" ADD CONSTRAINT "eds_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eds_orders_user" ON "eds_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "eds_orders_due" ON "eds_orders" USING btree ("next_ask_at");--> statement-breakpoint
CREATE INDEX "eds_orders_end" ON "eds_orders" USING btree ("valid_until") WHERE state = 'issued' and revoked_at is null;--> statement-breakpoint
CREATE INDEX "eds_orders_until" ON "eds_orders" USING btree ("until") WHERE state in ('to-pay', 'identity');--> statement-breakpoint
CREATE UNIQUE INDEX "eds_orders_open" ON "eds_orders" USING btree ("user_id","kind") WHERE state in ('to-pay', 'asked', 'identity');--> statement-breakpoint
CREATE INDEX "operator_events_object" ON "operator_events" USING btree ("object_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "eds_orders" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "eds_confirmations" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "operator_events" TO novosel_app;--> statement-breakpoint
CREATE TRIGGER "operator_events_kept" BEFORE UPDATE OR DELETE ON "operator_events" FOR EACH ROW EXECUTE FUNCTION append_only();--> statement-breakpoint
ALTER TABLE "eds_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "eds_orders" USING (row_is_of(user_id));--> statement-breakpoint
ALTER TABLE "eds_confirmations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "eds_confirmations" USING (row_is_of(user_id));
