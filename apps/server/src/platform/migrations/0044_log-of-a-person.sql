CREATE INDEX "delegations_principal" ON "delegations" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "slips_user" ON "slips" USING btree ("user_id");