CREATE TABLE "second_factors" (
	"email" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"recovery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "second_factor_roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_email_email_locators_email_fk" FOREIGN KEY ("email") REFERENCES "public"."email_locators"("email") ON DELETE cascade ON UPDATE no action;