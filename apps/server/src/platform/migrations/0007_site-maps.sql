CREATE TABLE "site_maps" (
	"complex_id" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_maps" ADD CONSTRAINT "site_maps_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
grant select, insert, update, delete on site_maps to novosel_app;
