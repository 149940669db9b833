ALTER TABLE "outbox" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" bigint;--> statement-breakpoint
CREATE INDEX "outbox_customer" ON "outbox" USING btree ("customer_id");