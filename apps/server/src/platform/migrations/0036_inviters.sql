ALTER TABLE "staff_set_ups" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "staff_set_ups" ADD CONSTRAINT "staff_set_ups_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "staff_set_ups" i SET "invited_by" = (SELECT a.actor_id FROM "audit_records" a WHERE a.action IN ('staff.invite', 'staff.invite-again') AND a.subject = 'invitation:' || i.id ORDER BY a.at DESC LIMIT 1) WHERE i.user_id IS NULL;
