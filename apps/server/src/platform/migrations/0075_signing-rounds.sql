CREATE TABLE "signatories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"bank" text,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"patronymic" text,
	"snils" text NOT NULL,
	"phone" text NOT NULL,
	"organization" text NOT NULL,
	"inn" text NOT NULL,
	"ogrn" text NOT NULL,
	"title" text NOT NULL,
	"power_number" text,
	"power_given_on" date,
	"power_until" date,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer,
	"state" text,
	"serial" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "signatories_side" CHECK ("signatories"."side" in ('bank', 'developer')),
	CONSTRAINT "signatories_bank" CHECK (("signatories"."side" = 'bank') = ("signatories"."bank" is not null)),
	CONSTRAINT "signatories_issued" CHECK ("signatories"."state" <> 'issued' or "signatories"."valid_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "signature_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"taken_at" timestamp with time zone,
	"losses" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "signature_requests_state" CHECK ("signature_requests"."state" in ('sent', 'unclear', 'waiting', 'opened', 'signed', 'declined', 'expired', 'lost', 'broken', 'late', 'void'))
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"signature" "bytea" NOT NULL,
	"root" "bytea" NOT NULL,
	"issuing" "bytea" NOT NULL,
	"root_list" "bytea" NOT NULL,
	"issuing_list" "bytea" NOT NULL,
	"status" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signing_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"snils" text,
	"passport_hash" text,
	"signs_for" text[] NOT NULL,
	"power_until" date,
	"signed_at" timestamp with time zone,
	CONSTRAINT "signing_lines_side" CHECK ("signing_lines"."side" in ('members', 'bank', 'developer')),
	CONSTRAINT "signing_lines_member" CHECK (("signing_lines"."side" = 'members') = ("signing_lines"."user_id" is not null)),
	CONSTRAINT "signing_lines_named" CHECK (("signing_lines"."side" = 'members') = ("signing_lines"."passport_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"edition" text NOT NULL,
	"paper_only" text[] NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"submit_by" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"closed_at" timestamp with time zone,
	"stop_reason" text,
	"stop_text" text,
	"stopped_by" uuid,
	"stopped_by_phone" boolean DEFAULT false NOT NULL,
	"reminded" integer,
	CONSTRAINT "signings_state" CHECK ("signings"."state" in ('open', 'done', 'stopped')),
	CONSTRAINT "signings_reason" CHECK ("signings"."stop_reason" is null or "signings"."stop_reason" in ('terms', 'mistake', 'money', 'changed-mind', 'other')),
	CONSTRAINT "signings_closed" CHECK (("signings"."state" = 'open') = ("signings"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "signature_kinds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"paper" text NOT NULL,
	"kind" text NOT NULL,
	"since" date NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer NOT NULL,
	CONSTRAINT "signature_kinds_paper" CHECK ("signature_kinds"."paper" in ('booking-agreement', 'statement', 'defect-list', 'service-consent', 'reward-contract', 'transfer-act', 'contract', 'addendum', 'assignment', 'registry-application')),
	CONSTRAINT "signature_kinds_kind" CHECK ("signature_kinds"."kind" in ('simple', 'enhanced', 'qualified'))
);
--> statement-breakpoint
ALTER TABLE "signatories" ADD CONSTRAINT "signatories_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_line_id_signing_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."signing_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_line_id_signing_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."signing_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_request_id_signature_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signature_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_lines" ADD CONSTRAINT "signing_lines_signing_id_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_lines" ADD CONSTRAINT "signing_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_lines" ADD CONSTRAINT "signing_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_kinds" ADD CONSTRAINT "signature_kinds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_requests_line" ON "signature_requests" USING btree ("line_id","asked_at");--> statement-breakpoint
CREATE INDEX "signature_requests_ask" ON "signature_requests" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "signature_requests_open" ON "signature_requests" USING btree ("line_id") WHERE state in ('sent', 'unclear', 'waiting', 'opened');--> statement-breakpoint
CREATE UNIQUE INDEX "signing_lines_position" ON "signing_lines" USING btree ("signing_id","position");--> statement-breakpoint
CREATE INDEX "signing_lines_user" ON "signing_lines" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_lines_person" ON "signing_lines" USING btree ("signing_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "signings_document" ON "signings" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signings_open" ON "signings" USING btree ("deal_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "signings_until" ON "signings" USING btree ("until") WHERE state = 'open';--> statement-breakpoint
GRANT SELECT, INSERT ON "signings" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "until", "submit_by", "closed_at", "stop_reason", "stop_text", "stopped_by", "stopped_by_phone", "reminded") ON "signings" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "signing_lines" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("signed_at") ON "signing_lines" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "signature_requests" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "taken_at", "losses", "answered_at", "reason", "next_ask_at") ON "signature_requests" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "signatures" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "signature_kinds" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "signatories" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "serial", "valid_from", "valid_until", "revoked_at") ON "signatories" TO novosel_app;--> statement-breakpoint
ALTER TABLE "signings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "signing_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "signature_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Every party of the deal sees who has signed what.
CREATE POLICY own_rows ON "signings" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "signing_lines" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "signature_requests" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "signatures" USING (row_is_open() or exists (select from deals d where d.id = deal_id));
--> statement-breakpoint
CREATE TRIGGER "signatures_kept" BEFORE UPDATE OR DELETE ON "signatures" FOR EACH ROW EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER "signature_kinds_kept" BEFORE UPDATE OR DELETE ON "signature_kinds" FOR EACH ROW EXECUTE FUNCTION append_only();
