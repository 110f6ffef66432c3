DROP INDEX "estates_sale_full";--> statement-breakpoint
DROP INDEX "estates_sale_base";--> statement-breakpoint
DROP INDEX "estates_sale_mortgage";--> statement-breakpoint
DROP INDEX "estates_sale_full_metre";--> statement-breakpoint
DROP INDEX "estates_sale_base_metre";--> statement-breakpoint
DROP INDEX "estates_sale_mortgage_metre";--> statement-breakpoint
DROP INDEX "estates_sale_area";--> statement-breakpoint
DROP INDEX "estates_sale_floor";--> statement-breakpoint
DROP INDEX "estates_sale_handover";--> statement-breakpoint
DROP INDEX "estates_sale_listed";--> statement-breakpoint
ALTER TABLE "estates" ADD COLUMN "rooms_key" integer GENERATED ALWAYS AS (case when kind in (1, 15) then coalesce(rooms, -1) else -1 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "estates_sale_full" ON "estates" USING btree ("kind","rooms_key",price_full,"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base" ON "estates" USING btree ("kind","rooms_key",price_base,"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage" ON "estates" USING btree ("kind","rooms_key",(coalesce(price_mortgage, price_full)),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_full_metre" ON "estates" USING btree ("kind","rooms_key",(price_full * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base_metre" ON "estates" USING btree ("kind","rooms_key",(price_base * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage_metre" ON "estates" USING btree ("kind","rooms_key",(coalesce(price_mortgage, price_full) * 100 / area_total),"id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_area" ON "estates" USING btree ("kind","rooms_key","area_total","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_floor" ON "estates" USING btree ("kind","rooms_key","floor","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_handover" ON "estates" USING btree ("kind","rooms_key","handover_key","id") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_listed" ON "estates" USING btree ("kind","rooms_key","listed_at","id") WHERE status = 3;