ALTER TABLE "reviews" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "session" char(64);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submission" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_submission" UNIQUE("submission");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer" UNIQUE("customer_id","product_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_session" UNIQUE("session","product_id");