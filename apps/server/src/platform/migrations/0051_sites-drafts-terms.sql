ALTER TABLE "feedback_drafts" DROP CONSTRAINT "feedback_drafts_pkey";--> statement-breakpoint
ALTER TABLE "feedback_drafts" ADD CONSTRAINT "feedback_drafts_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_request" jsonb;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "subject_key" text;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "without_pkce" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_pkce" CHECK (not "oauth_clients"."without_pkce" or "oauth_clients"."secret_hash" is not null);