CREATE TABLE "devices" (
	"id_hash" char(64) NOT NULL,
	"customer_id" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_id_hash_customer_id_pk" PRIMARY KEY("id_hash","customer_id")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"action" jsonb NOT NULL,
	"customer_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_customer" ON "devices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "devices_expiry" ON "devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_links_customer" ON "mailed_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expiry" ON "mailed_links" USING btree ("expires_at");