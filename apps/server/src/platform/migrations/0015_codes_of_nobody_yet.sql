ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "user_id";