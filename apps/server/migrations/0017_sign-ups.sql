CREATE TABLE "sign_ups" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text NOT NULL,
	"proof_hash" text,
	"account" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ups_company_id_user_id_password_hash_pk" PRIMARY KEY("company_id","user_id","password_hash")
);
