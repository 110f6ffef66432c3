CREATE TABLE "staff_recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_set_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"user_id" integer,
	"email" text NOT NULL,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ticket_hash" text,
	"password_hash" text,
	"totp_secret" text
);
--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "totp_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_set_ups" ADD CONSTRAINT "staff_set_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_set_ups_token" ON "staff_set_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_set_ups_invited" ON "staff_set_ups" USING btree ("email") WHERE "staff_set_ups"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_set_ups_user" ON "staff_set_ups" USING btree ("user_id");--> statement-breakpoint
grant select, insert, update, delete on staff_recovery_codes, staff_set_ups to novosel_app;
