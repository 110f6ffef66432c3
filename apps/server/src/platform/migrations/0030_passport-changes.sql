CREATE TABLE "former_passports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"passport" jsonb NOT NULL,
	"scans" text[] NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passport_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"passport" jsonb NOT NULL,
	"scans" text[] NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone,
	"staff_id" integer,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "passports" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "former_passports" ADD CONSTRAINT "former_passports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_changes" ADD CONSTRAINT "passport_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_changes" ADD CONSTRAINT "passport_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_passports_user" ON "former_passports" USING btree ("user_id","replaced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_changes_open" ON "passport_changes" USING btree ("user_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "passport_changes_user" ON "passport_changes" USING btree ("user_id","asked_at");--> statement-breakpoint
grant select, insert, update, delete on passport_changes to novosel_app;
--> statement-breakpoint
grant select, insert, delete on former_passports to novosel_app;
