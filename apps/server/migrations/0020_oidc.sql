CREATE TABLE "login_identities" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "login_identities" ADD CONSTRAINT "login_identities_email_email_locators_email_fk" FOREIGN KEY ("email") REFERENCES "public"."email_locators"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "login_identities_subject" ON "login_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "login_identities_email" ON "login_identities" USING btree ("email","issuer");