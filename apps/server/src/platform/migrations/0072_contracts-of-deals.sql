-- Contracts of deals: drafts, versions with their readings, questions and agreements, and what they say of a house.
CREATE TABLE "building_papers" (
	"building_id" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_agreements" (
	"version_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_agreements_version_id_user_id_pk" PRIMARY KEY("version_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contract_drafts" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"edition" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"clauses" jsonb NOT NULL,
	"hash" text NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_promises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"promised_on" date NOT NULL,
	"reason" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"clause_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "contract_questions_state" CHECK ("contract_questions"."state" in ('open', 'answered', 'withdrawn')),
	CONSTRAINT "contract_questions_answered" CHECK (("contract_questions"."answer" is null) = ("contract_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "contract_readings" (
	"version_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"signs_for" text[] NOT NULL,
	"to_read" text[] NOT NULL,
	"read_ids" text[] NOT NULL,
	"opened_at" timestamp with time zone,
	"whole_at" timestamp with time zone,
	CONSTRAINT "contract_readings_version_id_user_id_pk" PRIMARY KEY("version_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contract_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"clauses" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	CONSTRAINT "contract_templates_edition_unique" UNIQUE("edition"),
	CONSTRAINT "contract_templates_second" CHECK ("contract_templates"."approved_by" <> "contract_templates"."written_by"),
	CONSTRAINT "contract_templates_both" CHECK (("contract_templates"."approved_at" is null) = ("contract_templates"."approved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" integer NOT NULL,
	"edition" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"clauses" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"void_reason" text,
	"document_id" uuid,
	CONSTRAINT "contract_versions_state" CHECK ("contract_versions"."state" in ('draft', 'checked', 'sent', 'opened', 'questions', 'agreed', 'frozen', 'void')),
	CONSTRAINT "contract_versions_void" CHECK (("contract_versions"."state" = 'void') = ("contract_versions"."void_reason" is not null)),
	CONSTRAINT "contract_versions_frozen" CHECK ("contract_versions"."state" <> 'frozen' or "contract_versions"."document_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "estates" ADD COLUMN "axes" text;--> statement-breakpoint
ALTER TABLE "building_papers" ADD CONSTRAINT "building_papers_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_agreements" ADD CONSTRAINT "contract_agreements_version_id_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_agreements" ADD CONSTRAINT "contract_agreements_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_agreements" ADD CONSTRAINT "contract_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_drafts" ADD CONSTRAINT "contract_drafts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_drafts" ADD CONSTRAINT "contract_drafts_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_promises" ADD CONSTRAINT "contract_promises_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_promises" ADD CONSTRAINT "contract_promises_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_version_id_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_version_id_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."contract_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_readings" ADD CONSTRAINT "contract_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_agreements_user" ON "contract_agreements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_promises_deal" ON "contract_promises" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "contract_questions_deal" ON "contract_questions" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "contract_questions_user" ON "contract_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_readings_user" ON "contract_readings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contract_readings_deal" ON "contract_readings" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "contract_templates_approved" ON "contract_templates" USING btree ("approved_at") WHERE approved_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_number" ON "contract_versions" USING btree ("deal_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_one" ON "contract_versions" USING btree ("deal_id") WHERE state <> 'void';--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "building_papers" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contract_drafts" TO novosel_app;--> statement-breakpoint
-- The text of a version that was sent stays as it is.
GRANT SELECT, INSERT ON "contract_versions" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "void_reason", "document_id") ON "contract_versions" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "contract_readings" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("read_ids", "opened_at", "whole_at") ON "contract_readings" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "contract_agreements" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "contract_questions" TO novosel_app;--> statement-breakpoint
GRANT UPDATE ("state", "answer", "answered_at", "answered_by") ON "contract_questions" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "contract_promises" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "contract_templates" TO novosel_app;--> statement-breakpoint
create trigger contract_agreements_kept before update or delete on contract_agreements for each row execute function append_only();--> statement-breakpoint
create trigger contract_promises_kept before update or delete on contract_promises for each row execute function append_only();--> statement-breakpoint
-- What was being read by mail is sent anew, as a version.
INSERT INTO deal_events (deal_id, at, actor, event, from_place, to_place)
  SELECT id, now(), 'clock', 'ask-changes', place, 'contract-draft' FROM deals WHERE place = 'contract-reading' AND closed_at IS NULL;--> statement-breakpoint
UPDATE deals SET place = 'contract-draft' WHERE place = 'contract-reading' AND closed_at IS NULL;--> statement-breakpoint
ALTER TABLE "contract_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_promises" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contract_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- The desk's alone.
CREATE POLICY own_rows ON "contract_drafts" USING (row_is_open());--> statement-breakpoint
CREATE POLICY own_rows ON "contract_templates" USING (row_is_open());--> statement-breakpoint
-- Every party of the deal reads what was sent, and who has read, asked and agreed.
CREATE POLICY own_rows ON "contract_versions" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "contract_readings" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "contract_agreements" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "contract_questions" USING (row_is_open() or exists (select from deals d where d.id = deal_id));--> statement-breakpoint
CREATE POLICY own_rows ON "contract_promises" USING (row_is_open() or exists (select from deals d where d.id = deal_id));
