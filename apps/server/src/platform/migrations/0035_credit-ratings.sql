CREATE TABLE "credit_ratings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"provider_id" text,
	"rating" integer,
	"rated_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	"unclear" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_ratings" ADD CONSTRAINT "credit_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ratings_due" ON "credit_ratings" USING btree ("next_ask_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "credit_ratings" TO novosel_app;
--> statement-breakpoint
ALTER TABLE "credit_ratings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "credit_ratings" USING (row_is_of(user_id));
