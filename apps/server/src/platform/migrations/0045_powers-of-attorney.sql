CREATE TABLE "powers_of_attorney" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delegation_id" uuid NOT NULL,
	"principal_id" integer NOT NULL,
	"delegate_id" integer NOT NULL,
	"number" text NOT NULL,
	"notary" text NOT NULL,
	"given_on" date NOT NULL,
	"until" date NOT NULL,
	"scans" text[] NOT NULL,
	"state" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"staff_id" integer,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "powers_one_asked" ON "powers_of_attorney" USING btree ("delegation_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "powers_delegation" ON "powers_of_attorney" USING btree ("delegation_id","given_at");--> statement-breakpoint
CREATE INDEX "powers_principal" ON "powers_of_attorney" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "powers_delegate" ON "powers_of_attorney" USING btree ("delegate_id");--> statement-breakpoint
-- Both of a power of attorney see it (decision 036).
ALTER TABLE "powers_of_attorney" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "powers_of_attorney" USING (row_is_of(principal_id) OR row_is_of(delegate_id));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "powers_of_attorney" TO novosel_app;
