CREATE TABLE "chat_files" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "chat_files_chat_id_seq_place_pk" PRIMARY KEY("chat_id","seq","place")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deal_number" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deal_act" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "waited_seconds" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "desk_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_chat_id_seq_chat_messages_chat_id_seq_fk" FOREIGN KEY ("chat_id","seq") REFERENCES "public"."chat_messages"("chat_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_files_document" ON "chat_files" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_topic" ON "chat_messages" USING btree ("chat_id","seq") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_waits" ON "chat_messages" USING btree ("at","waited_seconds") WHERE waited_seconds is not null;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_about" CHECK (("chat_messages"."booking_id" is null) = ("chat_messages"."deal_number" is null) and ("chat_messages"."booking_id" is null) = ("chat_messages"."deal_act" is null));--> statement-breakpoint
create trigger chat_files_kept before update or delete on chat_files for each row execute function append_only();
--> statement-breakpoint
-- A file is seen by whoever sees its conversation (decision 036).
ALTER TABLE "chat_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "chat_files" USING (row_is_open() or exists (select from chats c where c.id = chat_id));--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_files" TO novosel_app;--> statement-breakpoint
-- Whom a buyer may expect to answer is for every buyer to know, and nothing else of the desk's sign-ins.
create function desk_is_present(among text[], since timestamptz) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from staff f join users u on u.id = f.user_id join sessions s on s.user_id = f.user_id
    where f.roles && among and s.door = 'office' and s.revoked_at is null and s.generation = u.auth_generation
      and s.seen_at > since)
$$;
--> statement-breakpoint
-- How long people wait, counted over everybody: it tells nothing of one conversation.
create function usual_wait(since timestamptz) returns table (answers integer, seconds double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer, percentile_cont(0.5) within group (order by waited_seconds)
  from chat_messages where waited_seconds is not null and at > since
$$;
--> statement-breakpoint
-- What was answered before it was counted: from the first word after an answer to the next answer.
alter table chat_messages disable trigger chat_messages_kept;
--> statement-breakpoint
update chat_messages m set waited_seconds = extract(epoch from m.at - w.since)
from (
  select a.chat_id, a.seq, min(q.at) as since
  from chat_messages a
    join chat_messages q on q.chat_id = a.chat_id and q.author = 'buyer' and q.seq < a.seq
      and q.seq > coalesce((select max(b.seq) from chat_messages b
        where b.chat_id = a.chat_id and b.author = 'staff' and b.seq < a.seq), 0)
  where a.author = 'staff' group by a.chat_id, a.seq
) w
where m.chat_id = w.chat_id and m.seq = w.seq;
--> statement-breakpoint
alter table chat_messages enable trigger chat_messages_kept;
--> statement-breakpoint
-- Whoever answered had read what stood before.
update chats c set desk_read_seq = coalesce((select max(m.seq) from chat_messages m where m.chat_id = c.id and m.author = 'staff'), 0);
