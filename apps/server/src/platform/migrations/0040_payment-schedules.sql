CREATE TABLE "deal_installments" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"kopecks" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_order" text,
	"told" text,
	CONSTRAINT "deal_installments_deal_id_number_pk" PRIMARY KEY("deal_id","number"),
	CONSTRAINT "deal_installments_sum" CHECK ("deal_installments"."kopecks" > 0),
	CONSTRAINT "deal_installments_paid" CHECK (("deal_installments"."paid_at" is null) = ("deal_installments"."payment_order" is null))
);
--> statement-breakpoint
ALTER TABLE "deal_installments" ADD CONSTRAINT "deal_installments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_installments_open" ON "deal_installments" USING btree ("due_on") WHERE "deal_installments"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_installments_order" ON "deal_installments" USING btree ("payment_order","kopecks");--> statement-breakpoint
-- What was paid stays as it was confirmed; a schedule is replaced only while nothing of it is paid.
create function paid_installment_kept() returns trigger language plpgsql as $$
begin
  if old.paid_at is not null then
    raise exception 'a paid installment does not change' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger deal_installments_kept before update or delete on deal_installments
  for each row execute function paid_installment_kept();
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "deal_installments" TO novosel_app;
--> statement-breakpoint
ALTER TABLE "deal_installments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "deal_installments" USING (row_is_open() or exists (select from deals d where d.id = deal_id));
