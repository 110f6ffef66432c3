CREATE TABLE "delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"principal_id" integer NOT NULL,
	"phone" text NOT NULL,
	"delegate_id" integer,
	"scope" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "on_behalf_of" integer;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delegations_one" ON "delegations" USING btree ("principal_id","phone") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "delegations_delegate" ON "delegations" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "delegations_phone" ON "delegations" USING btree ("phone");--> statement-breakpoint
grant select, insert, update, delete on delegations to novosel_app;
