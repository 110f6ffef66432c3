-- Who takes part in a deal, with shares, readiness and papers.
CREATE TABLE "deal_member_papers" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"adult" jsonb,
	"child" jsonb,
	"snils" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "deal_member_papers_one" CHECK (("deal_member_papers"."adult" is null) <> ("deal_member_papers"."child" is null))
);
--> statement-breakpoint
CREATE TABLE "deal_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"estate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"phone" text,
	"parent_id" integer,
	"relation" text,
	"last_name" text,
	"first_name" text NOT NULL,
	"patronymic" text,
	"birthday" date,
	"acts_for" uuid,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"invited_until" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"refusal" text,
	"returned" text[] DEFAULT '{}' NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "deal_members_state" CHECK ("deal_members"."state" in ('invited', 'joined', 'filling', 'sent', 'checking', 'returned', 'ready', 'refused')),
	CONSTRAINT "deal_members_child" CHECK (("deal_members"."kind" = 'child') = ("deal_members"."parent_id" is not null)),
	CONSTRAINT "deal_members_invited_state" CHECK ("deal_members"."phone" is null or "deal_members"."state" in ('invited', 'refused') or "deal_members"."removed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "deal_share_groups" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"numerator" integer NOT NULL,
	"denominator" integer NOT NULL,
	"joint" boolean NOT NULL,
	"holders" uuid[] NOT NULL,
	"marriage" jsonb,
	CONSTRAINT "deal_share_groups_deal_id_number_pk" PRIMARY KEY("deal_id","number"),
	CONSTRAINT "deal_share_groups_share" CHECK ("deal_share_groups"."numerator" between 1 and "deal_share_groups"."denominator")
);
--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_place";--> statement-breakpoint
ALTER TABLE "deal_member_papers" ADD CONSTRAINT "deal_member_papers_member_id_deal_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."deal_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_member_papers" ADD CONSTRAINT "deal_member_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_acts_for_deal_members_id_fk" FOREIGN KEY ("acts_for") REFERENCES "public"."deal_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_members" ADD CONSTRAINT "deal_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_share_groups" ADD CONSTRAINT "deal_share_groups_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_member_papers_user" ON "deal_member_papers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_members_person" ON "deal_members" USING btree ("deal_id","user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_members_phone" ON "deal_members" USING btree ("deal_id","phone") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "deal_members_deal" ON "deal_members" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "deal_members_user" ON "deal_members" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "deal_members_parent" ON "deal_members" USING btree ("parent_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "deal_members_invited" ON "deal_members" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
ALTER TABLE "deal_parties" DROP COLUMN "share_group";--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_place" CHECK ("deals"."place" in ('parameters', 'members', 'members-check', 'member-documents', 'mortgage', 'mortgage-sent', 'mortgage-offers', 'mortgage-awaits', 'mortgage-declined', 'total', 'contract-draft', 'contract-late', 'contract-reading', 'appointment', 'appointment-made', 'signing', 'counter-signing', 'registration', 'funding', 'handover', 'inspection', 'completed', 'exception'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "deal_members" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "deal_member_papers" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "deal_share_groups" TO novosel_app;--> statement-breakpoint
-- Main buyers of deals that are before their contract take part with the ID of their party.
INSERT INTO deal_members (id, deal_id, estate_id, kind, role, user_id, first_name, last_name, patronymic, state, state_since, added_by, added_at)
  SELECT p.id, d.id, d.estate_id, 'adult', 'holder', p.user_id, coalesce(nullif(u.name, ''), '-'), nullif(u.surname, ''), u.patronymic, 'joined', p.since, p.user_id, p.since
  FROM deal_parties p JOIN deals d ON d.id = p.deal_id JOIN users u ON u.id = p.user_id
  WHERE p.role = 'holder' AND p.until IS NULL AND d.closed_at IS NULL AND d.place IN ('members', 'member-documents');--> statement-breakpoint
-- What the members had to bring is filled in on their own page from now on.
INSERT INTO deal_events (deal_id, at, actor, event, from_place, to_place)
  SELECT id, now(), 'clock', 'rename-members', place, 'members' FROM deals WHERE place = 'member-documents' AND closed_at IS NULL;--> statement-breakpoint
UPDATE deals SET place = 'members' WHERE place = 'member-documents' AND closed_at IS NULL;--> statement-breakpoint
ALTER TABLE "deal_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deal_member_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deal_share_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Parties of the deal, and whoever has the invited phone.
CREATE POLICY own_rows ON "deal_members" USING (row_is_of(user_id) or exists (select from deals d where d.id = deal_id)
  or user_id is null and phone = any ((select reader_phones())::text[]));--> statement-breakpoint
-- Papers are of who fills them in, whatever party reads.
CREATE POLICY own_rows ON "deal_member_papers" USING (row_is_of(user_id));--> statement-breakpoint
CREATE POLICY own_rows ON "deal_share_groups" USING (row_is_open() or exists (select from deals d where d.id = deal_id));
