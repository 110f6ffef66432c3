CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "feedback_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"has_new" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"request_key" text
);
--> statement-breakpoint
CREATE TABLE "feedback_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"files" uuid[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_files" (
	"message_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "feedback_files_message_id_document_id_pk" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feedback_id" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"from_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_drafts" ADD CONSTRAINT "feedback_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_message_id_feedback_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."feedback_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "feedback_queue" ON "feedback" USING btree ("state","waiting_since","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_request" ON "feedback" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "feedback_drafts_user" ON "feedback_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_files_document" ON "feedback_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "feedback_messages_of" ON "feedback_messages" USING btree ("feedback_id","at");--> statement-breakpoint
create trigger feedback_messages_kept before update or delete on feedback_messages for each row execute function append_only();
--> statement-breakpoint
create trigger feedback_files_kept before update or delete on feedback_files for each row execute function append_only();
--> statement-breakpoint
grant select, insert, update on feedback to novosel_app;
--> statement-breakpoint
grant select, insert on feedback_messages, feedback_files to novosel_app;
--> statement-breakpoint
grant select, insert, update, delete on feedback_drafts to novosel_app;
