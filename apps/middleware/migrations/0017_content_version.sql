CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "content_version_one" CHECK ("content_version"."id" = 1)
);
