ALTER TABLE "checkouts" ADD COLUMN "draft_order_id" bigint;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "draft_total" integer;--> statement-breakpoint
CREATE INDEX "checkouts_completing" ON "checkouts" USING btree ("completing_at") WHERE "checkouts"."completing_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_started" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'started';--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_draft_order_id_unique" UNIQUE("draft_order_id");