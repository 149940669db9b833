ALTER TABLE "campaign_uses" DROP CONSTRAINT "campaign_uses_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "promotion_sessions" DROP CONSTRAINT "promotion_sessions_profile_id_customers_id_fk";
