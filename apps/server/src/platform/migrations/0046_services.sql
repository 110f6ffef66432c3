CREATE TABLE "service_files" (
	"step_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "service_files_step_id_document_id_pk" PRIMARY KEY("step_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5001 CACHE 1),
	"user_id" integer NOT NULL,
	"service" text NOT NULL,
	"estate_id" integer,
	"details" jsonb NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"promised_by" timestamp with time zone,
	"late_told_at" timestamp with time zone,
	"options" text[] NOT NULL,
	"choice" integer,
	"has_new" boolean NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"from_staff" boolean NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_step_id_service_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."service_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_estate_id_estates_id_fk" FOREIGN KEY ("estate_id") REFERENCES "public"."estates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_steps" ADD CONSTRAINT "service_steps_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_steps" ADD CONSTRAINT "service_steps_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_files_document" ON "service_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "service_requests_user" ON "service_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_queue" ON "service_requests" USING btree ("state","promised_by");--> statement-breakpoint
CREATE INDEX "service_requests_since" ON "service_requests" USING btree ("state","since");--> statement-breakpoint
CREATE INDEX "service_requests_late" ON "service_requests" USING btree ("promised_by") WHERE promised_by is not null and late_told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_open" ON "service_requests" USING btree ("user_id","service",coalesce("estate_id", 0)) WHERE state not in ('688', 'withdrawn', 'declined');--> statement-breakpoint
CREATE INDEX "service_steps_of" ON "service_steps" USING btree ("request_id","at");--> statement-breakpoint
create trigger service_steps_kept before update or delete on service_steps for each row execute function append_only();
--> statement-breakpoint
create trigger service_files_kept before update or delete on service_files for each row execute function append_only();
--> statement-breakpoint
-- A request is its buyer's (decision 036); its steps and files are seen by whoever sees it.
ALTER TABLE "service_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "service_requests" USING (row_is_of(user_id));--> statement-breakpoint
ALTER TABLE "service_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "service_steps" USING (row_is_open() or exists (select from service_requests r where r.id = request_id));--> statement-breakpoint
ALTER TABLE "service_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "service_files" USING (row_is_open() or exists (select from service_steps s where s.id = step_id));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "service_requests" TO novosel_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "service_steps", "service_files" TO novosel_app;
