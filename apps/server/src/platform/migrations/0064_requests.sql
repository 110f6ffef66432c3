-- What a buyer orders of the desk is a request of whatever kind; services are the first of them.
ALTER TABLE "service_requests" RENAME TO "requests";--> statement-breakpoint
ALTER TABLE "service_steps" RENAME TO "request_steps";--> statement-breakpoint
ALTER TABLE "service_files" RENAME TO "request_files";--> statement-breakpoint
ALTER SEQUENCE "service_requests_number_seq" RENAME TO "requests_number_seq";--> statement-breakpoint
ALTER TABLE "requests" RENAME COLUMN "service" TO "kind";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_pkey" TO "requests_pkey";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_user_id_users_id_fk" TO "requests_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_estate_id_estates_id_fk" TO "requests_estate_id_estates_id_fk";--> statement-breakpoint
ALTER TABLE "request_steps" RENAME CONSTRAINT "service_steps_pkey" TO "request_steps_pkey";--> statement-breakpoint
ALTER TABLE "request_steps" RENAME CONSTRAINT "service_steps_author_id_users_id_fk" TO "request_steps_author_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "request_steps" RENAME CONSTRAINT "service_steps_request_id_service_requests_id_fk" TO "request_steps_request_id_requests_id_fk";--> statement-breakpoint
ALTER TABLE "request_files" RENAME CONSTRAINT "service_files_step_id_document_id_pk" TO "request_files_step_id_document_id_pk";--> statement-breakpoint
ALTER TABLE "request_files" RENAME CONSTRAINT "service_files_step_id_service_steps_id_fk" TO "request_files_step_id_request_steps_id_fk";--> statement-breakpoint
ALTER TABLE "request_files" RENAME CONSTRAINT "service_files_document_id_documents_id_fk" TO "request_files_document_id_documents_id_fk";--> statement-breakpoint
ALTER INDEX "service_files_document" RENAME TO "request_files_document";--> statement-breakpoint
ALTER INDEX "service_requests_user" RENAME TO "requests_user";--> statement-breakpoint
ALTER INDEX "service_requests_late" RENAME TO "requests_late";--> statement-breakpoint
ALTER INDEX "service_steps_of" RENAME TO "request_steps_of";--> statement-breakpoint
ALTER TRIGGER service_steps_kept ON "request_steps" RENAME TO request_steps_kept;--> statement-breakpoint
ALTER TRIGGER service_files_kept ON "request_files" RENAME TO request_files_kept;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "turn" text;--> statement-breakpoint
UPDATE "requests" SET "turn" = CASE
  WHEN "state" IN ('688', 'withdrawn', 'declined') THEN 'nobody'
  WHEN "state" = '682' THEN 'partner'
  WHEN "state" IN ('draft', '683', '685', '686') THEN 'buyer'
  ELSE 'staff' END;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "turn" SET NOT NULL;--> statement-breakpoint
DROP INDEX "service_requests_queue";--> statement-breakpoint
DROP INDEX "service_requests_since";--> statement-breakpoint
DROP INDEX "service_requests_open";--> statement-breakpoint
CREATE INDEX "requests_queue" ON "requests" USING btree ("turn","promised_by");--> statement-breakpoint
CREATE INDEX "requests_since" ON "requests" USING btree ("turn","since");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_open" ON "requests" USING btree ("user_id","kind",coalesce("estate_id", 0)) WHERE turn <> 'nobody';--> statement-breakpoint
-- Papers of a request are found by its subject; the log keeps what was written under the old one.
UPDATE "documents" SET "subject" = 'request:' || substr("subject", 9) WHERE "subject" LIKE 'service:%';
