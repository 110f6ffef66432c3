ALTER TABLE "oauth_clients" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "kind" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "more_redirect_uris" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "post_logout_uri" text;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "scopes" text[] DEFAULT '{profile,phone,email}' NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "not_told_at" timestamp with time zone;
