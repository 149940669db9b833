ALTER TABLE "listing_cards" ADD COLUMN "in_stock" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entries" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;