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
CREATE INDEX "estates_sale_full" ON "estates" USING btree ("kind","rooms_key",price_full,"id",price_base,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base" ON "estates" USING btree ("kind","rooms_key",price_base,"id",price_full,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage" ON "estates" USING btree ("kind","rooms_key",(coalesce(price_mortgage, price_full)),"id",price_full,price_base,"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_full_metre" ON "estates" USING btree ("kind","rooms_key",(price_full * 100 / area_total),"id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_base_metre" ON "estates" USING btree ("kind","rooms_key",(price_base * 100 / area_total),"id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_mortgage_metre" ON "estates" USING btree ("kind","rooms_key",(coalesce(price_mortgage, price_full) * 100 / area_total),"id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_area" ON "estates" USING btree ("kind","rooms_key","area_total","id",price_full,price_base,(coalesce(price_mortgage, price_full)),"floor","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_floor" ON "estates" USING btree ("kind","rooms_key","floor","id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","handover_key") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_handover" ON "estates" USING btree ("kind","rooms_key","handover_key","id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","floor") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "estates_sale_listed" ON "estates" USING btree ("kind","rooms_key","listed_at","id",price_full,price_base,(coalesce(price_mortgage, price_full)),"area_total","floor","handover_key") WHERE status = 3;