CREATE TABLE "eds_invoices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kopecks" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eds_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "eds_invoices" ADD CONSTRAINT "eds_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eds_signatures" ADD CONSTRAINT "eds_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eds_signatures_user" ON "eds_signatures" USING btree ("user_id");--> statement-breakpoint
grant select, insert, update, delete on eds_signatures, eds_invoices to novosel_app;
