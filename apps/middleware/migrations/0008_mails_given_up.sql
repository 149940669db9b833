ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("given_up_at") WHERE "outbox"."given_up_at" is not null;--> statement-breakpoint
UPDATE "outbox" SET "message_id" = substring("message_id" from '^<(.*)@') WHERE "message_id" LIKE '<%@%>';
