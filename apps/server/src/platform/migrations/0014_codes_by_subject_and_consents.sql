CREATE TABLE "consent_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_time_codes_person";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "subject" text;--> statement-breakpoint
update one_time_codes set subject = 'user:' || user_id;
--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_sha256_consent_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."consent_texts"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "one_time_codes_subject" ON "one_time_codes" USING btree ("subject","purpose","created_at");--> statement-breakpoint
create trigger consents_kept before update or delete on consents for each row execute function append_only();
--> statement-breakpoint
create trigger consent_texts_kept before update or delete on consent_texts for each row execute function append_only();
--> statement-breakpoint
grant select, insert on consents, consent_texts to novosel_app;
