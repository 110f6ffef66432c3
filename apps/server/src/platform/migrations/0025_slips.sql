CREATE TABLE "slips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"subject" text,
	"questionnaire" text,
	"what" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp with time zone,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"user_id" integer,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	"answer_key" uuid
);
--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slips" ADD CONSTRAINT "slips_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slips_token" ON "slips" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "slips_kind" ON "slips" USING btree ("kind","id");--> statement-breakpoint
grant select, insert, update on slips to novosel_app;
