CREATE TABLE "recommendation_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommendation_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"reward_kopecks" bigint NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"booked_at" timestamp with time zone,
	"earned_at" timestamp with time zone,
	"step" text,
	CONSTRAINT "recommendations_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "recommendations_other" CHECK ("recommendations"."user_id" <> "recommendations"."friend_id"),
	CONSTRAINT "recommendations_earned" CHECK (("recommendations"."earned_at" is null) = ("recommendations"."step" is null)),
	CONSTRAINT "recommendations_step" CHECK ("recommendations"."step" in ('preload_documents', 'sent', 'rejected', 'upload_documents', 'documents_under_review', 'reload_documents', 'sign', 'developer_sign', 'reward_awaits', 'paid_out'))
);
--> statement-breakpoint
ALTER TABLE "recommendation_codes" ADD CONSTRAINT "recommendation_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendations_user" ON "recommendations" USING btree ("user_id","registered_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "recommendation_codes", "recommendations" TO novosel_app;
--> statement-breakpoint
ALTER TABLE "recommendation_codes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "recommendation_codes" USING (row_is_of(user_id));
--> statement-breakpoint
ALTER TABLE "recommendations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "recommendations" USING (row_is_of(user_id));
