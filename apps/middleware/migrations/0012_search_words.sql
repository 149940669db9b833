CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"styles" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_name_trigram";--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "search_words" ("word", "styles")
SELECT word, ndoc FROM ts_stat($$
  select to_tsvector('simple', concat_ws(' ', name, keywords, description)) from products$$)
WHERE word ~ '^[^[:digit:][:punct:][:space:]]{2,40}$';
