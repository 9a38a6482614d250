CREATE TABLE "search_texts" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"cv" text NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_texts_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"source" smallint NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "search_words_company_id_candidate_id_source_word_pk" PRIMARY KEY("company_id","candidate_id","source","word")
);
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_by_word" ON "search_words" USING btree ("company_id","source","word");
--> statement-breakpoint
-- The words of name, address and number, folded as by `folded` in packages/domain/src/search/rules.ts: `search` is lower case without
-- accents. Further an Arabic word without its article, the whole address, and each end of the number, so that any group of it is found.
CREATE FUNCTION "contact_words"("search" text, "email" text, "phone" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	WITH parts AS (
		SELECT left(word, 64) AS word FROM unnest(regexp_split_to_array(
			replace(replace(replace(translate(search, 'ىة٠١٢٣٤٥٦٧٨٩ـ', 'يه0123456789'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
			'[][:space:][!-/:-@\\^_`{-~\u00A0-\u00BF\u2000-\u206F\u060C\u061B\u061F]+')) AS word
		WHERE word <> '')
	SELECT word FROM parts
	UNION SELECT substr(word, 3) FROM parts WHERE left(word, 2) = 'ال' AND length(word) > 4
	UNION SELECT lower(left(email, 254)) WHERE email <> ''
	UNION SELECT substr(digits, n) FROM left(regexp_replace(phone, '[^0-9]', '', 'g'), 20) AS digits, generate_series(1, length(digits) - 1) AS n
$$;
--> statement-breakpoint
-- Runs the same statements for an application that is stored again with its own values, so that its time does not reveal it.
CREATE FUNCTION "index_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	words text[] := ARRAY(SELECT contact_words(NEW.search_text, NEW.email, NEW.phone));
BEGIN
	-- `source + 0` leaves only the primary key to this plan, which may have been made while the table was empty.
	DELETE FROM search_words
	WHERE company_id = NEW.company_id AND candidate_id = NEW.id AND source + 0 = 0 AND NOT word = ANY (words);
	INSERT INTO search_words (company_id, candidate_id, source, word)
	SELECT NEW.company_id, NEW.id, 0, word FROM unnest(words) AS word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidates_indexed AFTER INSERT OR UPDATE OF email, phone, search_text ON candidates
	FOR EACH ROW EXECUTE FUNCTION index_contact();
--> statement-breakpoint
-- The rows of every company are visible to the next statement, on PostgreSQL as well.
SELECT set_config('kafaa.company', '*', true);
--> statement-breakpoint
INSERT INTO search_words (company_id, candidate_id, source, word)
SELECT c.company_id, c.id, 0, w.word FROM candidates c CROSS JOIN LATERAL contact_words(c.search_text, c.email, c.phone) AS w(word)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DO $$
DECLARE
	tenant text;
BEGIN
	FOREACH tenant IN ARRAY ARRAY['search_texts', 'search_words'] LOOP
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant);
		EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant);
		EXECUTE format('CREATE POLICY own_company ON %I USING (
			company_id = (SELECT current_setting(''kafaa.company'', true)) OR (SELECT current_setting(''kafaa.company'', true)) = ''*'')', tenant);
	END LOOP;
END
$$;
