CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_hash" char(64) NOT NULL,
	"kind" text NOT NULL,
	"value" boolean NOT NULL,
	"words" text NOT NULL,
	"place" text NOT NULL,
	"how" text NOT NULL,
	"channel_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_log_address" ON "consent_log" USING btree ("address_hash","at");