CREATE TABLE "upload_checks" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"threat" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload_checks" ADD CONSTRAINT "upload_checks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_checks_state" ON "upload_checks" USING btree ("state");--> statement-breakpoint
grant select, insert, update, delete on upload_checks to novosel_app;
