CREATE TABLE "product_words" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_words" ("product_id", "search") SELECT "id", "search" FROM "products";--> statement-breakpoint
CREATE INDEX "product_words_search" ON "product_words" USING gin ("search");